import type { CompileOutput, ProjectFiles } from '../types.ts';
import type { Check, CheckResult } from './checks.ts';
import type { FrameSession, SessionHandlers } from './frame-session.ts';
import type { FrameCheckResult } from './protocol/checks.ts';
import type { FrameRuntime } from './protocol/messages.ts';
import { type AskFrame, runProbe } from './run-probe.ts';
import { runnable } from './runnable.ts';

/** How long an application may take to show something, and each check to be answered, in milliseconds. */
const START_TIMEOUT_MS = 10_000;
const CHECK_TIMEOUT_MS = 20_000;

/** What to check, and how. */
export interface ProbeRequest {
  readonly runtime: FrameRuntime;
  readonly output: CompileOutput;
  readonly checks: readonly Check[];
  /** Sources of the project, for checks of their text. */
  readonly files: ProjectFiles;
  /** Ends the checking: what is left is answered as not passed. */
  readonly signal?: AbortSignal | undefined;
}

const unanswered = (message: string): FrameCheckResult => ({ passed: false, message });

const SILENT = unanswered('The application does not answer.');
const GONE = unanswered('The application loads itself or another page as soon as it starts.');

/** Starts an application in a frame out of sight, checks it, and removes the frame. */
export async function probeInFrame(
  take: (handlers: SessionHandlers) => FrameSession,
  { runtime, output, checks, files, signal }: ProbeRequest,
): Promise<CheckResult[]> {
  /** The question that the frame works on: they are asked one after the other. */
  let asked:
    | { readonly id: number; readonly answer: (result: FrameCheckResult) => void }
    | undefined;
  let end: FrameCheckResult | undefined;
  const { promise: isRendered, resolve: rendered } = Promise.withResolvers<void>();
  const giveUp = (result: FrameCheckResult) => {
    end ??= result;
    rendered();
    asked?.answer(end);
  };
  const session = take({
    onMessage: (message) => {
      if (message.type === 'rendered') rendered();
      // An application that does not start fails its checks for what it does not show.
      if (message.type === 'error' && message.source === 'start') rendered();
      if (message.type === 'checked' && message.id === asked?.id) asked.answer(message);
    },
    onSilence: () => giveUp(SILENT),
    onFlood: () => giveUp(SILENT),
    onFailure: () => giveUp(SILENT),
    onReload: () => giveUp(GONE),
    onLeave: () => giveUp(GONE),
  });
  signal?.addEventListener('abort', () => giveUp(SILENT));
  session.send({ type: 'run', runtime, output: runnable(output), url: '/', isHidden: true });
  let lastId = 0;
  const ask: AskFrame = async (steps) => {
    await Promise.race([isRendered, pause(START_TIMEOUT_MS)]);
    if (end) return end;
    const id = ++lastId;
    const timer = setTimeout(() => giveUp(SILENT), CHECK_TIMEOUT_MS);
    const { promise, resolve } = Promise.withResolvers<FrameCheckResult>();
    asked = { id, answer: resolve };
    session.send({ type: 'check', id, steps });
    return promise.finally(() => clearTimeout(timer));
  };
  try {
    return await runProbe(checks, files, ask);
  } finally {
    session.end();
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
