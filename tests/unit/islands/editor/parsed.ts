import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** The state once all of it is parsed. By itself, a state parses for 20 ms; it takes over the rest with the next transaction. */
export function parsed(state: EditorState): EditorState {
  ensureSyntaxTree(state, state.doc.length, 5000);
  return state.update({}).state;
}
