import { HttpEventType } from '@angular/common/http';
import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { messageOf } from './error-message';
import { ShopApi } from './shop-api';

@Component({
  selector: 'app-photo-upload',
  template: `
    <h2>Product photo</h2>
    <label for="photo">Photo</label>
    <input
      #field
      id="photo"
      type="file"
      accept="image/*"
      (change)="upload(field.files?.[0])"
    />
    <label for="percent">Sent</label>
    <progress id="percent" max="100" [value]="percent()"></progress>
    <p role="status">{{ note() }}</p>
  `,
  styles: 'label { margin-inline-end: 0.5rem; }',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class PhotoUpload {
  private readonly api = inject(ShopApi);
  protected readonly percent = signal(0);
  protected readonly note = signal('No photo');

  // #docregion events
  protected upload(photo: File | undefined): void {
    if (!photo) return;
    this.percent.set(0);
    this.note.set('Sending…');
    this.api.uploadPhoto(photo).subscribe({
      next: (event) => {
        if (event.type === HttpEventType.UploadProgress && event.total) {
          this.percent.set(Math.round((100 * event.loaded) / event.total));
        } else if (event.type === HttpEventType.Response) {
          this.note.set(`Saved as photo ${event.body?.id}`);
        }
      },
      error: (error: unknown) => this.note.set(messageOf(error)),
    });
  }
  // #enddocregion events
}
