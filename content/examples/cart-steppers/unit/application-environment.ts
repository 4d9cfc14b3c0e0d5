// #docregion environment
import { HarnessEnvironment, type HarnessLoader } from '@angular/cdk/testing';
import { UnitTestElement } from '@angular/cdk/testing/testbed';
import type { ApplicationRef } from '@angular/core';

/** Finds harnesses in an application that runs in this document. */
export class ApplicationEnvironment extends HarnessEnvironment<Element> {
  private constructor(
    root: Element,
    private readonly app: ApplicationRef,
  ) {
    super(root);
  }

  static loader(app: ApplicationRef): HarnessLoader {
    return new ApplicationEnvironment(document.body, app);
  }

  async forceStabilize(): Promise<void> {
    await this.app.whenStable();
  }

  async waitForTasksOutsideAngular(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
  }

  protected override getDocumentRoot(): Element {
    return document.body;
  }

  protected override createTestElement(element: Element): UnitTestElement {
    return new UnitTestElement(element, () => this.forceStabilize());
  }

  protected override createEnvironment(
    element: Element,
  ): ApplicationEnvironment {
    return new ApplicationEnvironment(element, this.app);
  }

  protected override async getAllRawElements(
    selector: string,
  ): Promise<Element[]> {
    await this.forceStabilize();
    return [...this.rawRootElement.querySelectorAll(selector)];
  }
}
// #enddocregion environment
