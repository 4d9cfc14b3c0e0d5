import type { Check, SourceStep } from '../sandbox/preview/index.ts';
import type { CompileOutput, ProjectFiles, ProjectPath } from '../sandbox/types.ts';

/** Files of a project that a reader opens in the editor. */
export interface EditorProject {
  /** All files, those of the layers beneath included, by path. */
  readonly files: ProjectFiles;
  /** The tabs, in order. */
  readonly openFiles: readonly ProjectPath[];
  /** Files without a tab, sorted. */
  readonly hiddenFiles: readonly ProjectPath[];
}

/** A project as a page loads it. */
export interface ProjectAsset extends EditorProject {
  /** What its files are compiled to; a build adds it, the development server does not. */
  readonly precompiled?: CompileOutput;
}

/** What revealing the answer changes in a project. */
export interface Answer {
  /** New and changed files only. */
  readonly files: ProjectFiles;
  /** The tabs with the answer in place: those of the step, then the answer's others. */
  readonly openFiles: readonly ProjectPath[];
}

/** A part of what a step wants: a check in the reader's preview. */
export interface Goal extends Check {
  /** What to say when it fails. */
  readonly missing: string;
}

/** What to say about a mistake. All its conditions must hold. */
export interface Hint {
  /** The compiler reports this code. */
  readonly code?: string;
  /** What the source of a file has or lacks. */
  readonly sources: readonly SourceStep[];
  readonly say: string;
}

/** A step as another one links to it. */
export interface StepLink {
  readonly route: string;
  readonly title: string;
}

/** A step of a tutorial; its introduction is one too. */
export interface TutorialStep extends StepLink {
  /** Entry of its text: `signals`, `signals/1-creating-your-first-signal`. */
  readonly id: string;
  /** `editor`: text beside an editor. `local`: text alone. */
  readonly type: 'editor' | 'local';
  readonly project: EditorProject;
  readonly answer?: Answer;
  /** Checks that tell when the step is done: in order, on one start of the application. Empty where it is not checked. */
  readonly goals: readonly Goal[];
  /** The first that fits is shown while the step is not done. */
  readonly hints: readonly Hint[];
  readonly previous?: StepLink;
  readonly next?: StepLink;
}

/** A tutorial. */
export interface Tutorial {
  /** Its folder in `content/tutorials`. */
  readonly name: string;
  readonly title: string;
  /** From its introduction. */
  readonly description: string;
  /** What its reader can do afterwards, in one sentence. */
  readonly afterwards?: string;
  /** How long it takes. */
  readonly minutes?: number;
  /** In order, the introduction first. */
  readonly steps: readonly TutorialStep[];
  /** Name of the tutorial that follows. */
  readonly nextTutorial?: string;
}

/** A starting point of the playground. */
export interface PlaygroundTemplate {
  /** Its folder in `content/playground`. */
  readonly name: string;
  readonly label: string;
  readonly project: EditorProject;
}
