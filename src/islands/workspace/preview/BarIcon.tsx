/** Lines of each icon, from Lucide. */
const PATHS = {
  back: 'm12 19-7-7 7-7M19 12H5',
  forward: 'M5 12h14m-7-7 7 7-7 7',
  refresh: 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8m0-5v5h-5',
} as const;

/** An icon in the bar of the preview; the button around it has the name. */
export function BarIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      className="preview-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
