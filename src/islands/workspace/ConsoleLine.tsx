import { Fragment, memo } from 'react';
import type { ConsoleLine as Line } from '../../sandbox/workbench/index.ts';
import { ConsoleText } from './ConsoleText.tsx';
import { ConsoleValue } from './ConsoleValue.tsx';
import { PlaceButton, type Placed } from './preview/index.ts';

interface Props {
  line: Line;
  onPlace: (place: Placed) => void;
  /** Set for the first line of a group: opens and closes it. */
  onToggle?: ((id: number) => void) | undefined;
  isClosed?: boolean | undefined;
}

/** One line of the console. It is rendered once, however many lines follow. */
export const ConsoleLine = memo(function ConsoleLine(props: Props) {
  const { line, onPlace, onToggle, isClosed } = props;
  const content = line.table ? <Table table={line.table} /> : <Content line={line} />;
  return (
    <li
      className={`console-line is-${line.level}`}
      style={{ marginInlineStart: `${(line.depth ?? 0) * 0.75}rem` }}
    >
      {line.count > 1 && (
        <span className="console-count">
          {line.count}
          <span className="visually-hidden"> times: </span>
        </span>
      )}
      {onToggle ? (
        <button
          type="button"
          className="console-group"
          aria-expanded={!isClosed}
          onClick={() => onToggle(line.id)}
        >
          {content}
        </button>
      ) : (
        content
      )}{' '}
      {line.place && <PlaceButton place={line.place} onPlace={onPlace} />}
      {line.calls && <Calls calls={line.calls} onPlace={onPlace} />}
    </li>
  );
});

function Content({ line }: { line: Line }) {
  if (!line.parts) return <ConsoleText text={line.text} />;
  return (
    <span className="console-parts">
      {line.parts.map((part, index) => (
        // The space is for what reads or copies the text.
        <Fragment key={index}>
          <ConsoleValue node={part} />{' '}
        </Fragment>
      ))}
    </span>
  );
}

function Table({ table }: { table: NonNullable<Line['table']> }) {
  return (
    // The table may be wider than the console.
    <div className="console-table">
      <table>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The application's own calls that led to a line. */
function Calls({ calls, onPlace }: { calls: NonNullable<Line['calls']> } & Pick<Props, 'onPlace'>) {
  return (
    <details className="console-calls">
      <summary>Call stack ({calls.length})</summary>
      <ol>
        {calls.map(({ name, place }, index) => (
          <li key={index}>
            <code>{name || '(anonymous)'}</code> <PlaceButton place={place} onPlace={onPlace} />
          </li>
        ))}
      </ol>
    </details>
  );
}
