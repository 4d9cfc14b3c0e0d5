import type { Diagnostic, ProjectPath } from '../../sandbox/types.ts';
import type { WorkbenchState } from '../../sandbox/workbench/index.ts';
import type { PageOfCode } from '../editor/index.ts';
import { missingPackages, namesInText, type WayOut } from './missing-packages.ts';
import { PlaceButton, type Placed } from './preview/index.ts';

interface Props {
  state: WorkbenchState;
  pageOfCode: PageOfCode;
  onPlace: (place: Placed) => void;
  /** Where a project goes on that needs packages which are not here. */
  wayOut?: WayOut | undefined;
}

/** What the compiler finds, errors first, then in order of place. */
export function ProblemsPane({ state, pageOfCode, onPlace, wayOut }: Props) {
  const { diagnostics } = state;
  if (diagnostics.length === 0) return <p className="pane-empty">{withoutProblems(state)}</p>;
  const missing = missingPackages(diagnostics);
  return (
    <>
      {wayOut && missing.length > 0 && <Missing {...{ missing, wayOut }} />}
      <ol className="problems" aria-label="Problems">
        {[...diagnostics].sort(byWeight).map((diagnostic) => (
          <Problem
            key={`${diagnostic.file}:${diagnostic.start}:${diagnostic.code}`}
            {...{ diagnostic, pageOfCode, onPlace }}
          />
        ))}
      </ol>
    </>
  );
}

/**
 * Leads to where a project can have packages that are not here. What is here stands in the
 * problems.
 */
function Missing({ missing, wayOut }: { missing: readonly string[]; wayOut: WayOut }) {
  return (
    <p className="problems-missing">
      {`This page does not have ${namesInText(missing)}. `}
      <button type="button" onClick={wayOut.take}>
        {wayOut.label}
      </button>
    </p>
  );
}

/** What an empty list means: only what was checked is known to have no problems. */
function withoutProblems({ phase, isChecked }: WorkbenchState): string {
  if (phase === 'failed') return 'The compiler could not be loaded, so your code is not checked.';
  if (isChecked) return 'No problems found.';
  return phase === 'idle' ? 'Nothing has been compiled yet.' : 'The compiler is still working.';
}

function Problem({
  diagnostic,
  pageOfCode,
  onPlace,
}: Omit<Props, 'state' | 'wayOut'> & { diagnostic: Diagnostic }) {
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
