import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';

/** What is wrong with a name, or nothing. */
type Answer = string | undefined;

interface Props {
  label: string;
  initial: string;
  /** Applies a name, which may take a while. @returns what is wrong with it, or nothing */
  apply: (name: string, signal: AbortSignal) => Answer | Promise<Answer>;
  /** What is done while a name is applied. */
  doing?: string;
  /** The field is no longer needed. `left` is a reader who went elsewhere, and stays there. */
  onEnd: (how: 'applied' | 'cancelled' | 'left') => void;
}

/**
 * A field for a name: Enter applies it, Escape and leaving the field cancel; a mistake is explained
 * beside it. A name that takes a while to apply can be left, and Escape takes it back.
 */
export function NameForm({ label, initial, apply, doing, onEnd }: Props) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const problemId = useId();
  const isEnded = useRef(false);
  const hasLeft = useRef(false);
  const abort = useRef<AbortController>(undefined);
  // A field that disappears loses the focus, which is not the reader leaving it.
  const end = (how: 'applied' | 'cancelled' | 'left') => {
    if (isEnded.current) return;
    isEnded.current = true;
    onEnd(how);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!name.trim() || name === initial) return end('cancelled');
    abort.current = new AbortController();
    const answer = apply(name.trim(), abort.current.signal);
    setProblem(undefined);
    setBusy(answer instanceof Promise);
    try {
      const wrong = await answer;
      setProblem(wrong);
      if (!wrong) end(hasLeft.current ? 'left' : 'applied');
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog or menu around it stays.
    event.stopPropagation();
    abort.current?.abort();
    end('cancelled');
  };
  return (
    <form className="file-name" aria-busy={isBusy} onSubmit={submit}>
      <input
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problemId}
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked for this field
        autoFocus
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        // Unlike a disabled field, this keeps the focus.
        readOnly={isBusy}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onFocus={(event) => {
          hasLeft.current = false;
          selectBaseName(event);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          hasLeft.current = true;
          if (!problem && !isBusy) end('left');
        }}
      />
      <span role="status">{isBusy && doing}</span>
      <span id={problemId} role="alert">
        {problem}
      </span>
    </form>
  );
}

/** Selects what a reader usually changes: the name without its folder and its ending. */
function selectBaseName({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  const { value } = currentTarget;
  const start = value.lastIndexOf('/') + 1;
  const dot = value.indexOf('.', start + 1);
  currentTarget.setSelectionRange(start, dot < 0 ? value.length : dot);
}
