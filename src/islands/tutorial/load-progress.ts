import('./show-progress.ts');
