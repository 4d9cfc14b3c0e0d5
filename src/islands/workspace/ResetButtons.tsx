interface Props {
  /** Set where the code differs from what it starts with: goes back to that. */
  onReset: (() => void) | undefined;
  /** Set where a reset has replaced something of the reader's: brings it back. */
  onBringBack: (() => void) | undefined;
}

/** Takes the reader to the start, and back to what they had. */
export function ResetButtons({ onReset, onBringBack }: Props) {
  return (
    <>
      {onReset && (
        <button type="button" onClick={onReset}>
          Reset
        </button>
      )}
      {onBringBack && (
        <button type="button" onClick={onBringBack}>
          Bring my code back
        </button>
      )}
    </>
  );
}
