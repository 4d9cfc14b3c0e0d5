import { angular } from '@codemirror/lang-angular';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import {
  type CodeEditorRef,
  CodeEditor as SandpackEditor,
  SandpackProvider,
} from '@codesandbox/sandpack-react/unstyled';
import type { Input } from '@lezer/common';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Diagnostic, LanguageClient, ProjectPath } from '../../sandbox/types.ts';
import { closeTags } from './closing-tags.ts';
import { difference } from './difference.ts';
import { editing } from './editing.ts';
import { editorFrame } from './editor-frame.ts';
import { editorStyles } from './editor-styles.ts';
import { highlighting } from './highlighting.ts';
import { KeptHistory } from './kept-history.ts';
import type { EditorHost } from './language/index.ts';
import { languageOnDemand } from './language-on-demand.ts';
import { listIndentation } from './list-indentation.ts';
import type { AddFixes, PageOfCode } from './problems.ts';
import { markProblems, placeForProblems } from './problems-on-demand.ts';
import { ShadowRoot } from './ShadowRoot.tsx';
import { templateIndentation } from './template-indentation.ts';
import { textInCode } from './text-in-code.ts';

interface Props {
  file: ProjectPath;
  /**
   * Its text. What the reader types need not come back: the editor takes over only texts that
   * differ from its own.
   */
  text: string;
  onEdit: (file: ProjectPath, text: string) => void;
  /** What the compiler finds in this file. */
  diagnostics: readonly Diagnostic[];
  pageOfCode: PageOfCode;
  /** A place to go to, counted from 1; a new object goes there again. */
  place?: { readonly line: number; readonly column: number } | undefined;
  /** Without one, there is no completion and nothing under the pointer. */
  language?: LanguageClient | undefined;
  /** Goes to a place of a file, which may be another one. */
  onOpen?: EditorHost['open'];
  /** Makes edits in other files, as those that rename something there. */
  onEditOthers?: EditorHost['edit'];
  onFormat: () => void;
}

/**
 * Templates have bindings and blocks in their HTML, which decides where code is indented and which
 * brackets belong together.
 */
const additionalLanguages = [{ name: 'angular', extensions: ['html'], language: angular() }];

/**
 * What Sandpack gets as code once its editor has the text. It parses its code each time it renders,
 * for a copy that nobody sees, which takes longer than a frame in a long file; and it leaves the
 * editor alone where the code is no string. This is an empty input for its parser.
 */
const nothing: Input = { length: 0, lineChunks: true, chunk: () => '', read: () => '' };

/**
 * The editor of one file. It is the only module that knows which library edits: the file's text
 * comes in and what the reader types goes out. Sandpack's own runtime, which is another site's, is
 * never started.
 */
export function CodeEditor({
  file,
  text,
  onEdit,
  diagnostics,
  pageOfCode,
  place,
  language,
  onOpen,
  onEditOthers,
  onFormat,
}: Props) {
  const editor = useRef<CodeEditorRef>(null);
  const kept = useRef(new KeptHistory());
  const edited = useRef(onEdit);
  edited.current = onEdit;
  const formats = useRef(onFormat);
  formats.current = onFormat;

  const host = useHost(onOpen, onEditOthers);

  const shown = useRef(text);
  shown.current = text;

  /** The file whose text the editor has. */
  const filled = useRef<ProjectPath>(undefined);
  useLayoutEffect(() => {
    filled.current = file;
  }, [file]);
  const code = filled.current === file && editor.current?.getCodemirror() ? nothing : text;

  const extensions = useMemo<Extension[]>(
    () => [
      editorFrame(file),
      highlighting(file),
      kept.current.extension(file, shown.current),
      placeForProblems,
      editing,
      formatKey(formats),
      ...(/\.(ts|html)$/.test(file) ? [closeTags, templateIndentation] : []),
      ...(file.endsWith('.ts') ? [textInCode, listIndentation] : []),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) edited.current(file, state.doc.toString());
      }),
      ...(language ? [languageOnDemand(file, language, host)] : []),
    ],
    [file, language, host],
  );

  useLayoutEffect(() => {
    const view = editor.current?.getCodemirror();
    if (view) takeOver(view, text);
  }, [text]);

  useEffect(() => {
    const view = editor.current?.getCodemirror();
    const addFixes: AddFixes = (box, shownIn, range) => {
      if (language)
        import('./language/fixing.ts')
          .then((fixing) =>
            fixing.addFixButtons(box, shownIn, range, { file, client: language, host }),
          )
          // The message stands for itself.
          .catch(() => {});
    };
    return view ? markProblems(view, diagnostics, pageOfCode, addFixes) : undefined;
  }, [diagnostics, pageOfCode, file, language, host]);

  /**
   * The last place that was gone to: coming back to its file later is not a wish to go there again.
   */
  const reached = useRef<Props['place']>(undefined);
  useEffect(() => {
    const view = editor.current?.getCodemirror();
    if (!view || !place || place === reached.current) return;
    reached.current = place;
    goTo(view, place);
  }, [place]);

  return (
    <SandpackProvider options={{ autorun: false, initMode: 'immediate' }}>
      <ShadowRoot className="code-editor" css={editorStyles}>
        <SandpackEditor
          key={file}
          ref={editor}
          filePath={file}
          code={code as string}
          initMode="immediate"
          showLineNumbers
          wrapContent
          extensions={extensions}
          additionalLanguages={additionalLanguages}
        />
      </ShadowRoot>
    </SandpackProvider>
  );
}

/** Formats by the key that VS Code has for it. */
const formatKey = (formats: RefObject<() => void>) =>
  keymap.of([
    {
      key: 'Shift-Alt-f',
      run: () => {
        formats.current();
        return true;
      },
    },
  ]);

/** The same object as long as the editor lives, so that its extensions stay. */
function useHost(
  onOpen: EditorHost['open'] | undefined,
  onEditOthers: EditorHost['edit'] | undefined,
): EditorHost {
  const latest = useRef({ onOpen, onEditOthers });
  latest.current = { onOpen, onEditOthers };
  return useMemo(
    () => ({
      open: (file, offset) => latest.current.onOpen?.(file, offset),
      edit: (edits) => latest.current.onEditOthers?.(edits),
    }),
    [],
  );
}

/** Replaces the text of an editor by one that was not written in it. The cursor stays at its code. */
function takeOver(view: EditorView, text: string): void {
  const { doc, selection } = view.state;
  const before = doc.toString();
  if (before === text) return;
  const { change, placeOf } = difference(before, view.state.toText(text).toString());
  const { anchor, head } = selection.main;
  view.dispatch({ changes: change, selection: { anchor: placeOf(anchor), head: placeOf(head) } });
}

function goTo(view: EditorView, place: { readonly line: number; readonly column: number }): void {
  const line = view.state.doc.line(Math.min(Math.max(place.line, 1), view.state.doc.lines));
  const anchor = Math.min(line.from + Math.max(place.column - 1, 0), line.to);
  view.dispatch({ selection: { anchor }, scrollIntoView: true });
  view.focus();
}
