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

/** Leads to a report with the query filled in. */
export function ReportLink({ query, issues }: Props) {
  const report = new URLSearchParams({
    title: `Search: nothing fits “${query}”`,
    body: `I searched for:\n\n    ${query}\n\nand expected to find:\n\n`,
  });
  return (
    <a href={`${issues}?${report}`} target="_blank" rel="noopener noreferrer">
      Is something missing? Report it
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
