import { useEffect, useState } from 'react';
import type { Project } from '../../sandbox/project/index.ts';
import type { ProjectPath } from '../../sandbox/types.ts';
import { formatFile } from './format.ts';

/** How often a file is formatted again whose reader goes on typing. */
const ATTEMPTS = 3;

/** What formatting a file came to: why it can't be formatted, or nothing. */
async function formatted(project: Project, file: ProjectPath): Promise<string | undefined> {
  const { session } = project;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const text = project.file(file)?.text;
    if (text === undefined || project.session !== session) return undefined;
    const answer = await formatFile({ file, text });
    const isSame = project.session === session && project.file(file)?.text === text;
    if (isSame && 'problem' in answer) return answer.problem;
    // What was typed meanwhile stays, and is formatted too.
    const condition = { ifText: text, ifSession: session };
    if (isSame && 'text' in answer && project.write(file, answer.text, condition)) return undefined;
  }
  return undefined;
}

/**
 * Formats the open file of a project.
 *
 * @returns `format`, and why the file can't be formatted, until it is edited
 */
export function useFormat(project: Project, file: ProjectPath) {
  const [complaint, setComplaint] = useState<{ file: ProjectPath; text: string }>();
  useEffect(() => {
    setComplaint(undefined);
    return project.subscribe((event) => {
      if (event.kind === 'replaced' || event.path === file) setComplaint(undefined);
    });
  }, [project, file]);
  const format = async () => {
    const found = await formatted(project, file);
    setComplaint(found === undefined ? undefined : { file, text: found });
  };
  return { complaint: complaint?.file === file ? complaint.text : undefined, format };
}
