import { provideHttpClient, withInterceptors } from '@angular/common/http';
import {
  type ApplicationConfig,
  provideBrowserGlobalErrorListeners,
  provideZonelessChangeDetection,
} from '@angular/core';
import { authToken } from './auth-token';
import { cacheResponses } from './cache-responses';
import { countRequests } from './count-requests';
import { logRequests } from './log-requests';
import { memoryServer } from './memory-server';

export const appConfig: ApplicationConfig = {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideZonelessChangeDetection(),
    provideHttpClient(
      withInterceptors([
        countRequests,
        cacheResponses,
        authToken,
        logRequests,
        memoryServer,
      ]),
    ),
  ],
};
