import type { Diagnostic, ProjectPath } from '../../sandbox/types.ts';
import type { PageOfCode } from '../editor/index.ts';
import { PlaceButton, type Placed } from './preview/index.ts';

interface Props {
  diagnostics: readonly Diagnostic[];
  pageOfCode: PageOfCode;
  onPlace: (place: Placed) => void;
}

/** What the compiler finds, errors first, then in order of place. */
export function ProblemsPane({ diagnostics, pageOfCode, onPlace }: Props) {
  if (diagnostics.length === 0)
    return <p className="pane-empty">The compiler finds nothing wrong.</p>;
  return (
    <ol className="problems" aria-label="Problems">
      {[...diagnostics].sort(byWeight).map((diagnostic) => (
        <Problem
          key={`${diagnostic.file}:${diagnostic.start}:${diagnostic.code}`}
          {...{ diagnostic, pageOfCode, onPlace }}
        />
      ))}
    </ol>
  );
}

function Problem({
  diagnostic,
  pageOfCode,
  onPlace,
}: Omit<Props, 'diagnostics'> & { diagnostic: Diagnostic }) {
  const { code, severity, message, file, line, column } = diagnostic;
  const page = pageOfCode(code);
  return (
    <li className={`problem is-${severity}`}>
      <span className="problem-kind">{severity}</span>{' '}
      {page ? (
        <a href={page} target="_blank" rel="noopener">
          {code}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        <span>{code}</span>
      )}{' '}
      <span className="problem-message">{message}</span>{' '}
      {file && (
        <PlaceButton place={{ file: file as ProjectPath, line, column }} onPlace={onPlace} />
      )}
    </li>
  );
}

const weights = { error: 0, warning: 1, suggestion: 2 };

function byWeight(a: Diagnostic, b: Diagnostic): number {
  return (
    weights[a.severity] - weights[b.severity] ||
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
    a.start - b.start
  );
}
