import { angular } from '@codemirror/lang-angular';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import {
  type CodeEditorRef,
  CodeEditor as SandpackEditor,
  SandpackProvider,
} from '@codesandbox/sandpack-react/unstyled';
import { useEffect, useMemo, useRef } from 'react';
import { palette } from '../../code-colors/index.ts';
import type { Diagnostic, LanguageClient, ProjectPath } from '../../sandbox/types.ts';
import editorStyles from './editor.css?inline';
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
  /** Without one, there is no completion and nothing under the pointer. */
  language?: LanguageClient | undefined;
}

const css = [
  editorStyles,
  ...Object.values(palette).map(
    ({ className, light, dark }) => `.${className} { color: light-dark(${light}, ${dark}); }`,
  ),
].join('\n');

/** Templates have bindings and blocks in their HTML, which decides where code is indented and which brackets belong together. */
const additionalLanguages = [{ name: 'angular', extensions: ['html'], language: angular() }];

/**
 * The editor of one file. It is the only module that knows which library edits: the file's text comes in and what the reader types goes out. Sandpack's
 * own runtime, which is another site's, is never started.
 */
export function CodeEditor({ file, text, onEdit, diagnostics, pageOfCode, language }: Props) {
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

  return (
    <SandpackProvider options={{ autorun: false, initMode: 'immediate' }}>
      <ShadowRoot className="code-editor" css={css}>
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
