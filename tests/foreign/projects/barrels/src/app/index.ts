export * from './app.component';
