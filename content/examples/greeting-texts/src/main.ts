import '@angular/localize/init';
import { loadTranslations } from '@angular/localize';

const language = new URLSearchParams(location.search).get('lang');

async function start(): Promise<void> {
  if (language === 'de') {
    const { german } = await import('./app/german');
    loadTranslations(german);
    document.documentElement.lang = 'de';
  }
  const { bootstrapApplication } = await import('@angular/platform-browser');
  const { App } = await import('./app/app');
  const { appConfig } = await import('./app/app.config');
  await bootstrapApplication(App, appConfig);
}

start().catch((error) => console.error(error));
