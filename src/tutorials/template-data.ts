import type { PlaygroundTemplate, ProjectAsset } from './types.ts';

/** A template of the playground as its page loads it. */
export interface TemplateData extends ProjectAsset {
  readonly name: string;
  readonly label: string;
}

/** What the playground needs of a template. */
export function templateData({ name, label, project }: PlaygroundTemplate): TemplateData {
  return { name, label, ...project };
}
