import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Waiting {
  /** Stands in its place until it is there. */
  readonly waiting?: ReactNode;
}

/**
 * A part of the page that is loaded when it is shown. Without a connection, it says that it could not be loaded and can be asked for again; React's own way would
 * take everything around it away, and the reader's code with it.
 *
 * @param what name of the part as readers call it, as the subject of a sentence
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  what: string,
): ComponentType<Props & Waiting> {
  let loaded: ComponentType<Props> | undefined;
  return function OnDemand({ waiting, ...props }: Props & Waiting) {
    const [Part, setPart] = useState(() => loaded);
    const [isAsking, setAsking] = useState(true);
    useEffect(() => {
      if (!isAsking || loaded) return;
      let isGone = false;
      load().then(
        (module) => {
          loaded = module.default;
          if (!isGone) setPart(() => loaded);
        },
        () => !isGone && setAsking(false),
      );
      return () => {
        isGone = true;
      };
    }, [isAsking]);
    if (Part) return <Part {...(props as Props)} />;
    if (isAsking) return waiting;
    return (
      <p className="pane-empty" role="alert">
        {what} could not be loaded.{' '}
        <button type="button" onClick={() => setAsking(true)}>
          Try again
        </button>
      </p>
    );
  };
}
