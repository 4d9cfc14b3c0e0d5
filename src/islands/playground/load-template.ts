import type { TemplateData } from '../../tutorials/index.ts';
import type { SharedCode } from './shared-code.ts';

/** The code of a template. */
export async function loadTemplate(name: string): Promise<SharedCode> {
  const response = await fetch(`/assets/playground/${name}.json`);
  if (!response.ok) throw new Error(`The template ${name} was answered with ${response.status}`);
  const { files, openFiles, precompiled }: TemplateData = await response.json();
  return { files, open: openFiles, precompiled };
}
