import { HttpErrorResponse } from '@angular/common/http';

/** What to tell the customer about a failed request. */
export function messageOf(error: unknown): string {
  if (!(error instanceof HttpErrorResponse)) {
    return 'The shop has an error. The team has been told.';
  }
  if (error.error?.name === 'TimeoutError') {
    return 'The shop took too long to answer.';
  }
  if (error.status === 0) {
    return 'The shop can’t be reached. Check your connection.';
  }
  if (error.status === 422) {
    return error.error?.message ?? 'The shop refused this.';
  }
  return `The shop answered with status ${error.status}.`;
}
