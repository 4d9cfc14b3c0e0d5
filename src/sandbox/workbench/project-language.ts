import { LanguageWorkerClient } from '../language/index.ts';
import type { Project } from '../project/index.ts';
import type { Completion, LanguageClient, ProjectPath } from '../types.ts';

/** How the language worker is started. */
export type LanguageSettings = ConstructorParameters<typeof LanguageWorkerClient>[0];

/** Completion and explanations for a project as it is at the time of the question. The service is large: it loads with the first question, or before it. */
export class ProjectLanguage implements LanguageClient {
  readonly #project: Project;
  readonly #settings: () => Promise<LanguageSettings>;
  #client: Promise<LanguageWorkerClient> | undefined;
  /** The last version that the service was told of. */
  #sent = 0;
  #isDisposed = false;

  constructor(project: Project, settings: () => Promise<LanguageSettings>) {
    this.#project = project;
    this.#settings = settings;
  }

  /** Loads the service, for when the reader is about to type. A failure shows as no help. */
  prepare(): void {
    this.#informed()
      .then((client) => (this.#isDisposed ? undefined : client.start()))
      .catch(() => {});
  }

  completions(file: ProjectPath, offset: number, trigger?: string) {
    return this.#ask((client) => client.completions(file, offset, trigger));
  }

  completionDetails(file: ProjectPath, offset: number, completion: Completion) {
    return this.#ask((client) => client.completionDetails(file, offset, completion));
  }

  hover(file: ProjectPath, offset: number) {
    return this.#ask((client) => client.hover(file, offset));
  }

  definition(file: ProjectPath, offset: number) {
    return this.#ask((client) => client.definition(file, offset));
  }

  rename(file: ProjectPath, offset: number, name?: string) {
    return this.#ask((client) => client.rename(file, offset, name));
  }

  signature(file: ProjectPath, offset: number) {
    return this.#ask((client) => client.signature(file, offset));
  }

  fixes(file: ProjectPath, start: number, end: number) {
    return this.#ask((client) => client.fixes(file, start, end));
  }

  editsForRename(from: ProjectPath, to: ProjectPath) {
    return this.#ask((client) => client.editsForRename(from, to));
  }

  /** Ends the service and frees its memory. */
  dispose(): void {
    this.#isDisposed = true;
    this.#client?.then((client) => client.dispose()).catch(() => {});
    this.#client = undefined;
  }

  /** Asks about the project as it is now. Where it changes before the service is there, nobody can use the answer. */
  async #ask<T>(question: (client: LanguageWorkerClient) => Promise<T>): Promise<T | undefined> {
    const { version } = this.#project;
    const client = await this.#informed();
    await client.start();
    return this.#project.version === version ? question(client) : undefined;
  }

  /** The service, told of all changes so far; one that could not be found is looked for again. */
  async #informed(): Promise<LanguageWorkerClient> {
    this.#client ??= this.#settings()
      .then((settings) => new LanguageWorkerClient(settings))
      .catch((error: unknown) => {
        this.#client = undefined;
        throw error;
      });
    const client = await this.#client;
    // The settings may have come after the end: a service that starts now would stay for good.
    if (this.#isDisposed) throw new Error('The language service was ended.');
    const change = this.#project.changeSince(this.#sent);
    if (change.version !== this.#sent) client.update(change);
    this.#sent = change.version;
    return client;
  }
}
