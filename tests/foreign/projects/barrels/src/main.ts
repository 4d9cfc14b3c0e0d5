import { bootstrapApplication } from '@angular/platform-browser';
import { AppComponent } from './app';
bootstrapApplication(AppComponent);
