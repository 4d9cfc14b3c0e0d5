import { HttpBackend } from '@angular/common/http';
import { mergeApplicationConfig } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
import { appConfig } from './app/app.config';
import { MemoryBackend } from './app/memory-backend';

const config = mergeApplicationConfig(appConfig, {
  providers: [{ provide: HttpBackend, useClass: MemoryBackend }],
});

bootstrapApplication(App, config).catch((err) => console.error(err));
