import { useCallback, useEffect, useRef, useState } from 'react';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { codeOfSite } from '../handover/index.ts';
import { makeWorkbench } from '../sandbox-settings/index.ts';
import { type DeletedFile, type FoundWork, listWorks, newWorkId, readWork } from './kept-work.ts';
import { loadTemplate } from './load-template.ts';
import {
  BrokenLink,
  fromHash,
  isCode,
  keepInAddress,
  keepTemplate,
  type SharedCode,
  templateIn,
} from './shared-code.ts';
import { forgetTab, WorkSlot, workAt } from './work-slot.ts';

/** What is opened, and how often something was: what is opened again is another one. */
export interface Opened {
  readonly code: SharedCode;
  readonly count: number;
  /** Name of the template that it comes from; none for code from a link. */
  readonly template?: string | undefined;
  /** Whether it must not run by itself: code from another person runs when the reader has seen it. */
  readonly isWaiting: boolean;
  /** Whether it is shown in place of what the address names: the address stays, so that the reader can read it, and is told again after a reload. */
  readonly isStandIn?: boolean;
  /** Files that the reader has deleted before, the newest last. */
  readonly deleted?: readonly DeletedFile[] | undefined;
  /** Where edits are kept. */
  readonly slot: WorkSlot;
  /** Goes from one code to the next, so that the compiler stays. Code that waits gets another one: the first one has a preview, which would run it. */
  readonly workbench: Workbench;
}

/** A sentence for the reader, and what can be done about it. */
export interface Message {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Set where what the reader has used may be gone with it. */
  readonly takesFocus?: boolean;
}

export const NO_MESSAGE: Message = { text: '' };

/**
 * What the playground shows: code of the address, the reader's own from before, or a template, each in the place of the one
 * before. Edits are kept, and can be brought back.
 *
 * @param templates names in order; the first opens where the address says nothing
 * @param early the template that the reader has chosen before this code was there; empty if none
 */
export function useOpenedCode(templates: readonly string[], early = '') {
  const [opened, setOpened] = useState<Opened>();
  const [works, setWorks] = useState<readonly FoundWork[]>([]);
  const [message, setMessage] = useState(NO_MESSAGE);
  /** The same as `opened`, for what happens between two renderings. */
  const now = useRef<Opened>(undefined);
  /** Counts what was asked for: an answer that comes after a later choice is not opened. */
  const turn = useRef(0);
  const first = templates[0] ?? '';

  const show = useCallback((next: Opened) => {
    now.current = next;
    setOpened(next);
  }, []);
  /** Lets what is shown stay where the address has nothing in its place: the next edit is kept there. */
  const stay = useCallback(() => now.current?.slot.takeAddress(), []);
  const put = useCallback(
    (
      code: SharedCode,
      how: Pick<Opened, 'template' | 'isWaiting' | 'isStandIn' | 'deleted'>,
      id?: string,
    ) => {
      turn.current += 1;
      const before = now.current;
      const workbench =
        before && !how.isWaiting
          ? before.workbench
          : makeWorkbench({ title: 'Preview of the application' });
      const count = (before?.count ?? 0) + 1;
      show({ code, ...how, slot: new WorkSlot(id), count, workbench });
    },
    [show],
  );
  const putWork = useCallback(
    ({ id, work }: FoundWork) => {
      const { files, open, template, isWaiting, deleted } = work;
      put({ files, open }, { template, isWaiting, deleted }, id);
    },
    [put],
  );
  const openTemplate = useCallback(
    async (name: string, isStandIn = false) => {
      turn.current += 1;
      const mine = turn.current;
      try {
        const code = await loadTemplate(name);
        if (mine === turn.current) put(code, { template: name, isWaiting: false, isStandIn });
      } catch {
        if (mine !== turn.current) return;
        setMessage({ text: 'The template could not be loaded. Try again when you are online.' });
        stay();
      }
    },
    [put, stay],
  );

  /** Opens what a page of this site has handed over. It is no stranger's, so it need not wait. */
  const openHanded = useCallback(
    async (code: Promise<SharedCode>, isOwn: boolean) => {
      turn.current += 1;
      const mine = turn.current;
      try {
        const handed = await code;
        if (mine !== turn.current) return;
        put(handed, { isWaiting: false }, isOwn ? newWorkId() : undefined);
      } catch (error) {
        if (mine !== turn.current) return;
        setMessage({ text: (error as Error).message });
        void openTemplate(first);
      }
    },
    [put, openTemplate, first],
  );

  const workbench = opened?.workbench;
  useEffect(() => () => workbench?.dispose(), [workbench]);
  const count = opened?.count ?? 0;
  // An effect, since what was there before writes no more when it runs.
  useEffect(() => {
    if (!now.current) return;
    const { slot, template, code, isStandIn } = now.current;
    const name = template === first ? undefined : template;
    if (slot.id) {
      if (!keepInAddress(code)) keepTemplate(name);
      slot.takeAddress();
      slot.save(code, now.current);
    } else {
      forgetTab();
      // What stands in for a damaged link leaves the link where the reader can read it.
      if (template && !isStandIn && (name || count > 1)) keepTemplate(name);
      slot.takeAddress();
    }
    setWorks(listWorks().filter(({ id }) => id !== slot.id));
  }, [count, first]);

  useEffect(() => {
    /** @returns whether the address has code */
    const openAddress = () => {
      const own = workAt(location.hash, isCode(location.hash));
      try {
        if (own) putWork(own);
        else put(fromHash(location.hash.slice(1)), { isWaiting: true });
        setMessage(NO_MESSAGE);
        return true;
      } catch (error) {
        setMessage({ text: error instanceof BrokenLink ? error.message : String(error) });
        return false;
      }
    };
    /** Opens the template of the address, or else the first. */
    const openNamed = () => {
      const named = templateIn(location.hash);
      const isKnown = named !== undefined && templates.includes(named);
      if (named !== undefined && !isKnown)
        setMessage({ text: `There is no template “${named}”. Choose one from the list.` });
      void openTemplate(isKnown ? named : first, named !== undefined && !isKnown);
    };
    // Another link may be opened in the same tab, and the reader may go back to the address without code.
    const onHashChange = ({ oldURL }: HashChangeEvent) => {
      const before = new URL(oldURL).hash;
      const wasOpened = isCode(before) || templateIn(before) !== undefined;
      if (templateIn(location.hash) || (!location.hash && wasOpened)) {
        setMessage(NO_MESSAGE);
        openNamed();
      } else if (!isCode(location.hash) || !openAddress()) stay();
    };
    const handed = codeOfSite(location);
    const isNamed = !location.hash || templateIn(location.hash) !== undefined;
    const own = isNamed ? workAt(location.hash, false) : undefined;
    if (handed) void openHanded(handed, location.hash !== '');
    else if (own) putWork(own);
    else if (isNamed || !openAddress()) openNamed();
    // What the reader has chosen wins over what the address says.
    if (templates.includes(early)) void openTemplate(early);
    addEventListener('hashchange', onHashChange);
    return () => {
      removeEventListener('hashchange', onHashChange);
      turn.current += 1;
    };
  }, [openTemplate, openHanded, put, putWork, stay, templates, first, early]);

  return {
    opened,
    message,
    setMessage,
    /** Opens a template because the reader wants it. */
    choose: (name: string) => {
      setMessage(NO_MESSAGE);
      void openTemplate(name);
    },
    /** Lets what waits begin. */
    run: () => now.current && show({ ...now.current, isWaiting: false }),
    /** What the reader has made before, the newest first. */
    works,
    /** Opens what the reader has made before. */
    bringBack: (id: string) => {
      const work = readWork(id);
      setMessage(NO_MESSAGE);
      if (!work) {
        setWorks(works.filter((one) => one.id !== id));
        return;
      }
      putWork({ id, work });
    },
  };
}
