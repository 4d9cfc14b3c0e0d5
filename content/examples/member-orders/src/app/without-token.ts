import { HttpContextToken } from '@angular/common/http';

/** `true` for requests that are sent without a token. */
export const WITHOUT_TOKEN = new HttpContextToken(() => false);
