import { Dialog, DialogDismiss, DialogHeading } from '@ariakit/react';
import { useState } from 'react';
import type { ProjectFiles, ProjectPath } from '../../sandbox/types.ts';
import { CodeComparison } from '../editor/comparison/index.ts';

interface Props {
  mine: ProjectFiles;
  answer: ProjectFiles;
  /** Files to compare, in order. */
  files: readonly ProjectPath[];
  onClose: () => void;
}

/** The reader's files beside those of the answer. */
export default function CompareDialog({ mine, answer, files, onClose }: Props) {
  const different = files.filter((file) => mine[file] !== answer[file]);
  const [file, setFile] = useState(different[0]);
  return (
    <Dialog open onClose={onClose} className="compare" backdrop={<div className="compare-back" />}>
      <div className="compare-head">
        <DialogHeading className="compare-heading">Your code and the answer</DialogHeading>
        {different.length > 1 && (
          <label>
            File{' '}
            <select value={file} onChange={({ target }) => setFile(target.value as ProjectPath)}>
              {different.map((path) => (
                <option key={path} value={path}>
                  {path.slice(1)}
                </option>
              ))}
            </select>
          </label>
        )}
        <DialogDismiss className="compare-close">Close</DialogDismiss>
      </div>
      {file ? (
        <>
          <p className="compare-sides" aria-hidden="true">
            <span>Your code</span>
            <span>The answer</span>
          </p>
          <CodeComparison
            key={file}
            file={file}
            before={mine[file] ?? ''}
            after={answer[file] ?? ''}
          />
        </>
      ) : (
        <p className="pane-empty">Your code is the same as the answer.</p>
      )}
    </Dialog>
  );
}
