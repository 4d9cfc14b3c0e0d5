import { LanguageWorkerClient } from '../language/index.ts';
import type { Project } from '../project/index.ts';
import type { Completion, LanguageClient, ProjectPath } from '../types.ts';

/** How the language worker is started. */
export type LanguageSettings = ConstructorParameters<typeof LanguageWorkerClient>[0];

/** Completion and explanations for a project as it is when somebody asks. The service is large: it loads with the first question, or before it. */
export class ProjectLanguage implements LanguageClient {
  readonly #project: Project;
  readonly #settings: () => Promise<LanguageSettings>;
  #client: Promise<LanguageWorkerClient> | undefined;
  /** The last version that the service was told of. */
  #sent = 0;

  constructor(project: Project, settings: () => Promise<LanguageSettings>) {
    this.#project = project;
    this.#settings = settings;
  }

  /** Loads the service, for when the reader is about to type. A failure shows as no help. */
  prepare(): void {
    this.#informed()
      .then((client) => client.start())
      .catch(() => {});
  }

  async completions(file: ProjectPath, offset: number) {
    return (await this.#informed()).completions(file, offset);
  }

  async completionDetails(file: ProjectPath, offset: number, completion: Completion) {
    return (await this.#informed()).completionDetails(file, offset, completion);
  }

  async hover(file: ProjectPath, offset: number) {
    return (await this.#informed()).hover(file, offset);
  }

  /** Ends the service and frees its memory. */
  dispose(): void {
    this.#client?.then((client) => client.dispose()).catch(() => {});
    this.#client = undefined;
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
    const change = this.#project.changeSince(this.#sent);
    if (change.version !== this.#sent) client.update(change);
    this.#sent = change.version;
    return client;
  }
}
