import { useCallback, useEffect, useRef, useState } from 'react';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { makeWorkbench } from '../sandbox-settings/index.ts';
import { loadTemplate } from './load-template.ts';
import {
  BrokenLink,
  clearAddress,
  fromHash,
  isCode,
  keepInAddress,
  type SharedCode,
} from './shared-code.ts';

/** What is opened, and how often something was: what is opened again is another one. */
export interface Opened {
  readonly code: SharedCode;
  readonly count: number;
  /** Name of the template that it comes from; none for code from a link. */
  readonly template?: string | undefined;
  /** Whether it must not run by itself: code of somebody else runs when the reader has seen it. */
  readonly isWaiting: boolean;
  /** Goes from one code to the next, so that the compiler stays. Code that waits gets another one: the former has a preview, which would run it. */
  readonly workbench: Workbench;
}

/** What the playground shows: code of the address or a template, each in the place of the one before, whose edits are kept to be brought back. */
export function useOpenedCode(first: string) {
  const [opened, setOpened] = useState<Opened>();
  const [replaced, setReplaced] = useState<Pick<Opened, 'code' | 'isWaiting'>>();
  const [message, setMessage] = useState('');
  /** The same as `opened`, for what happens between two renderings. */
  const now = useRef<Opened>(undefined);
  /** What the reader has made of it; nothing before the first change. */
  const edited = useRef<SharedCode>(undefined);
  /** Counts what was asked for: an answer that comes after a later choice is not opened. */
  const turn = useRef(0);

  const show = useCallback((next: Opened) => {
    now.current = next;
    setOpened(next);
  }, []);
  const put = useCallback(
    (code: SharedCode, how: Pick<Opened, 'template' | 'isWaiting'>) => {
      turn.current += 1;
      const before = now.current;
      if (before && edited.current)
        setReplaced({ code: edited.current, isWaiting: before.isWaiting });
      edited.current = undefined;
      const workbench =
        before && !how.isWaiting
          ? before.workbench
          : makeWorkbench({ title: 'Preview of the application' });
      show({ code, ...how, count: (before?.count ?? 0) + 1, workbench });
    },
    [show],
  );
  const openTemplate = useCallback(
    async (name: string) => {
      turn.current += 1;
      const mine = turn.current;
      try {
        const code = await loadTemplate(name);
        if (mine === turn.current) put(code, { template: name, isWaiting: false });
      } catch {
        if (mine === turn.current)
          setMessage('The template could not be loaded. Try again when you are online.');
      }
    },
    [put],
  );

  const workbench = opened?.workbench;
  useEffect(() => () => workbench?.dispose(), [workbench]);
  useEffect(() => {
    // A template in the place of something else; the first one leaves a damaged link where the reader can read it. An effect, since what was there before
    // writes no more when it runs.
    if (opened?.template && opened.count > 1) clearAddress();
  }, [opened]);

  useEffect(() => {
    /** @returns whether the address has code */
    const openAddress = () => {
      try {
        put(fromHash(location.hash.slice(1)), { isWaiting: true });
        setMessage('');
        return true;
      } catch (error) {
        setMessage(error instanceof BrokenLink ? error.message : String(error));
        return false;
      }
    };
    // Another link may be opened in the same tab, and the reader may go back to the address without code.
    const onHashChange = ({ oldURL }: HashChangeEvent) => {
      if (isCode(location.hash)) openAddress();
      else if (!location.hash && isCode(new URL(oldURL).hash)) void openTemplate(first);
    };
    if (!location.hash || !openAddress()) void openTemplate(first);
    addEventListener('hashchange', onHashChange);
    return () => {
      removeEventListener('hashchange', onHashChange);
      turn.current += 1;
    };
  }, [openTemplate, put, first]);

  return {
    opened,
    message,
    setMessage,
    /** Opens a template because the reader wants it. */
    choose: (name: string) => {
      setMessage('');
      void openTemplate(name);
    },
    /** Lets what waits begin. */
    run: () => now.current && show({ ...now.current, isWaiting: false }),
    /** Takes note of what the reader has made of the code. */
    keep: useCallback((code: SharedCode) => {
      edited.current = code;
    }, []),
    /** Opens what was replaced; there is none before something was. */
    bringBack:
      replaced &&
      (() => {
        setReplaced(undefined);
        put(replaced.code, { isWaiting: replaced.isWaiting });
        edited.current = replaced.code;
        keepInAddress(replaced.code);
      }),
  };
}
