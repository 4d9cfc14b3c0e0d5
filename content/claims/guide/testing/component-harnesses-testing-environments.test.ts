import {
  ComponentHarness,
  HarnessEnvironment,
  handleAutoChangeDetectionStatus,
  parallel,
  stopHandlingAutoChangeDetectionStatus,
  TestKey,
} from '@angular/cdk/testing';
import { UnitTestElement } from '@angular/cdk/testing/testbed';
import { PendingTasks, Testability } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideProtractorTestingSupport } from '@angular/platform-browser';
import { afterEach, expect } from 'vitest';
import { claim } from '../../claim';

class PageEnvironment extends HarnessEnvironment<Element> {
  constructor(
    root: Element,
    private readonly everywhere = false,
  ) {
    super(root);
  }

  async forceStabilize(): Promise<void> {}
  async waitForTasksOutsideAngular(): Promise<void> {}

  protected override getDocumentRoot(): Element {
    return document.body;
  }

  protected override createTestElement(element: Element): UnitTestElement {
    return new UnitTestElement(element, () => this.forceStabilize());
  }

  protected override createEnvironment(element: Element): PageEnvironment {
    return new PageEnvironment(element, this.everywhere);
  }

  protected override async getAllRawElements(selector: string): Promise<Element[]> {
    const root = this.everywhere ? document.body : this.rawRootElement;
    return [...root.querySelectorAll(selector)];
  }
}

class RowHarness extends ComponentHarness {
  static readonly hostSelector = 'li';
  private readonly name = this.locatorFor('b');

  async getName(): Promise<string> {
    return (await this.name()).text();
  }
}

const namesIn = async (everywhere: boolean): Promise<string[]> => {
  document.body.innerHTML = '<li><b>Mug</b></li><li><b>Tray</b></li>';
  const rows = await new PageEnvironment(document.body, everywhere).getAllHarnesses(RowHarness);
  return Promise.all(rows.map((row) => row.getName()));
};

afterEach(() => {
  stopHandlingAutoChangeDetectionStatus();
  document.body.innerHTML = '';
});

claim('PageEnvironment.loader() finds harnesses anywhere in the document.', async () => {
  expect(await namesIn(false)).toEqual(['Mug', 'Tray']);
});

claim(
  'If you search the whole document, each harness reads the first component on the page, and no error tells you.',
  async () => {
    expect(await namesIn(true)).toEqual(['Mug', 'Mug']);
  },
);

claim('A new handler replaces the previous one.', async () => {
  const seen: string[] = [];
  handleAutoChangeDetectionStatus(({ onDetectChangesNow }) => {
    seen.push('first');
    onDetectChangesNow?.();
  });
  handleAutoChangeDetectionStatus(({ onDetectChangesNow }) => {
    seen.push('second');
    onDetectChangesNow?.();
  });
  seen.length = 0;
  await parallel(() => [Promise.resolve(1)]);
  expect(seen).toEqual(['second', 'second']);
});

claim('parallel() waits for that call.', async () => {
  let render: (() => void) | undefined;
  handleAutoChangeDetectionStatus(({ onDetectChangesNow }) => {
    render = onDetectChangesNow;
  });
  let done = false;
  const reading = parallel(() => [Promise.resolve(1)]).then(() => {
    done = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(done).toBe(false);
  render?.();
  await new Promise((resolve) => setTimeout(resolve, 10));
  render?.();
  await reading;
  expect(done).toBe(true);
});

claim('The values of TestKey are not key codes.', () => {
  expect(TestKey.ENTER).not.toBe(13);
  expect(TestKey.ESCAPE).not.toBe(27);
});

claim('In a zoneless application, the stabilizer always reports stable.', () => {
  TestBed.configureTestingModule({ providers: [provideProtractorTestingSupport()] });
  TestBed.inject(PendingTasks).add();
  expect(TestBed.inject(Testability).isStable()).toBe(true);
});
