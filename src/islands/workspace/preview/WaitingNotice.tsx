import type { ProjectPath } from '../../../sandbox/types.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import type { Placed } from './PlaceButton.tsx';
import css from './waiting-notice.css?inline';

adoptStyles(css);

interface Props {
  /** All files of the code. */
  files: readonly ProjectPath[];
  onRun: () => void;
  /** Shows a place in the code; without it, there is no code to be seen. */
  onPlace?: ((place: Placed) => void) | undefined;
  /** Shows the code, where there is room for it. */
  onShowCode?: (() => void) | undefined;
}

/** Shown in place of the application: code from another person does not run by itself. All of its files are named, and open at a press. */
export function WaitingNotice({ files, onRun, onPlace, onShowCode }: Props) {
  return (
    <div className="preview-notice waiting-notice">
      <p>
        {onPlace
          ? `This code came from a link. Review its ${count(files)} before you run it.`
          : `This application was provided by the page that embeds it: ${count(files)}. “Open in the playground” shows its code.`}
      </p>
      {onPlace && (
        <ul aria-label="Files in the link">
          {files.map((file) => (
            <li key={file}>
              <button
                type="button"
                className="place"
                onClick={() => onPlace({ file, line: 1, column: 1 })}
              >
                {file.slice(1)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="waiting-buttons">
        {onShowCode && (
          <button type="button" onClick={onShowCode}>
            Show the code
          </button>
        )}
        <button type="button" className="primary" onClick={onRun}>
          Run
        </button>
      </p>
    </div>
  );
}

function count(files: readonly ProjectPath[]): string {
  return files.length === 1 ? '1 file' : `${files.length} files`;
}
