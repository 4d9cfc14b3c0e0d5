import type { CompileOutput, ProjectFiles } from '../types.ts';
import type { Check, CheckResult } from './checks.ts';
import type { FrameSession, SessionHandlers } from './frame-session.ts';
import type { FrameCheckResult } from './protocol/checks.ts';
import type { FrameRuntime } from './protocol/messages.ts';
import { type AskFrame, runProbe } from './run-probe.ts';
import { runnable } from './runnable.ts';

/** What a check says of an application that can't be asked. */
const SILENT: FrameCheckResult = { passed: false, message: 'The application does not answer.' };

/** Starts an application in a frame out of sight, checks it, and removes the frame. */
export async function probeInFrame(
  take: (handlers: SessionHandlers) => FrameSession,
  runtime: FrameRuntime,
  output: CompileOutput,
  checks: readonly Check[],
  files: ProjectFiles,
): Promise<CheckResult[]> {
  const waiting = new Map<number, (result: FrameCheckResult) => void>();
  let silent = false;
  let rendered = () => {};
  const isRendered = new Promise<void>((resolve) => {
    rendered = resolve;
  });
  const giveUp = () => {
    silent = true;
    rendered();
    for (const answer of waiting.values()) answer(SILENT);
  };
  const session = take({
    onMessage: (message) => {
      if (message.type === 'rendered') rendered();
      // An application that does not start fails its checks for what it does not show.
      if (message.type === 'error' && message.source === 'start') rendered();
      if (message.type === 'checked') waiting.get(message.id)?.(message);
    },
    onSilence: giveUp,
    onFailure: giveUp,
    onReload: giveUp,
  });
  session.send({ type: 'run', runtime, output: runnable(output), url: '/' });
  const ask: AskFrame = async (steps) => {
    await isRendered;
    if (silent) return SILENT;
    const id = waiting.size + 1;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      session.send({ type: 'check', id, steps });
    });
  };
  try {
    return await runProbe(checks, files, ask);
  } finally {
    session.end();
  }
}
