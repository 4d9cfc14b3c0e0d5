/** What a component needs besides its template. */
interface Parts {
  /** Lines of the class. */
  readonly members?: string;
  /** Import declarations. */
  readonly imports?: string;
  /** What the template uses, by comma. */
  readonly uses?: string;
}

/** The source of a component that is a whole application; its class starts on line 5, after the imports. */
export function app(
  template: string,
  { members = '', imports = '', uses = '' }: Parts = {},
): string {
  return `import { Component } from '@angular/core';
${imports}
@Component({ selector: 'app-root', imports: [${uses}], template: ${JSON.stringify(template)} })
export class App {
${members}
}
`;
}
