import { angular } from '@codemirror/lang-angular';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import {
  type CodeEditorRef,
  CodeEditor as SandpackEditor,
  SandpackProvider,
} from '@codesandbox/sandpack-react/unstyled';
import { useEffect, useMemo, useRef } from 'react';
import type { Diagnostic, LanguageClient, ProjectPath } from '../../sandbox/types.ts';
import { editing } from './editing.ts';
import { editorStyles } from './editor-styles.ts';
import { highlighting } from './highlighting.ts';
import { KeptHistory } from './kept-history.ts';
import { languageHelp } from './language-help.ts';
import { type PageOfCode, problemMarks, showProblems } from './problems.ts';
import { ShadowRoot } from './ShadowRoot.tsx';

interface Props {
  file: ProjectPath;
  /** Its text. What the reader types need not come back: the editor takes over only texts that differ from its own. */
  text: string;
  onEdit: (file: ProjectPath, text: string) => void;
  /** What the compiler finds in this file. */
  diagnostics: readonly Diagnostic[];
  pageOfCode: PageOfCode;
  /** A place to go to, counted from 1; a new object goes there again. */
  place?: { readonly line: number; readonly column: number } | undefined;
  /** Without one, there is no completion and nothing under the pointer. */
  language?: LanguageClient | undefined;
}

/** Templates have bindings and blocks in their HTML, which decides where code is indented and which brackets belong together. */
const additionalLanguages = [{ name: 'angular', extensions: ['html'], language: angular() }];

/**
 * The editor of one file. It is the only module that knows which library edits: the file's text comes in and what the reader types goes out. Sandpack's
 * own runtime, which is another site's, is never started.
 */
export function CodeEditor({
  file,
  text,
  onEdit,
  diagnostics,
  pageOfCode,
  place,
  language,
}: Props) {
  const editor = useRef<CodeEditorRef>(null);
  const kept = useRef(new KeptHistory());
  const edited = useRef(onEdit);
  edited.current = onEdit;

  const shown = useRef(text);
  shown.current = text;

  const extensions = useMemo<Extension[]>(
    () => [
      highlighting(file),
      kept.current.extension(file, shown.current),
      problemMarks,
      editing,
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) edited.current(file, state.doc.toString());
      }),
      ...(language ? [languageHelp(file, language)] : []),
    ],
    [file, language],
  );

  useEffect(() => {
    const view = editor.current?.getCodemirror();
    if (view) showProblems(view, diagnostics, pageOfCode);
  }, [diagnostics, pageOfCode]);

  useEffect(() => {
    const view = editor.current?.getCodemirror();
    if (view && place) goTo(view, place);
  }, [place]);

  return (
    <SandpackProvider options={{ autorun: false, initMode: 'immediate' }}>
      <ShadowRoot className="code-editor" css={editorStyles}>
        <SandpackEditor
          key={file}
          ref={editor}
          filePath={file}
          code={text}
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

function goTo(view: EditorView, place: { readonly line: number; readonly column: number }): void {
  const line = view.state.doc.line(Math.min(Math.max(place.line, 1), view.state.doc.lines));
  const anchor = Math.min(line.from + Math.max(place.column - 1, 0), line.to);
  view.dispatch({ selection: { anchor }, scrollIntoView: true });
  view.focus();
}
