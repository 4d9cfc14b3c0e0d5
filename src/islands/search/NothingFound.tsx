interface Props {
  /** The query that did not find what it should. */
  query: string;
  /** Address of the form for new issues. */
  issues: string;
}

/** What a query without results says. */
export function NothingFound(props: Props) {
  return (
    <div className="search-message">
      <p>No results found</p>
      <p>
        <ReportLink {...props} />
      </p>
    </div>
  );
}

/** Letters of a query that a report begins with: longer addresses are refused. */
const mostLetters = 300;

/** Leads to a report with the query filled in. */
export function ReportLink({ query: whole, issues }: Props) {
  const query = whole.length > mostLetters ? `${whole.slice(0, mostLetters)}…` : whole;
  const report = new URLSearchParams({
    title: `Search: no results for “${query}”`,
    body: `I searched for:\n\n    ${query}\n\nand expected to find:\n\n`,
  });
  return (
    <a href={`${issues}?${report}`} target="_blank" rel="noopener noreferrer">
      Is something missing? Report it
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
