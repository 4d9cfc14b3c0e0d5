import { Pipe, PipeTransform } from '@angular/core';

@Pipe({ name: 'initials', standalone: true })
export class InitialsPipe implements PipeTransform {
  transform(name: string, separator = ''): string {
    return name.split(' ').map(part => part[0]).join(separator);
  }
}

@Pipe({ name: 'longest', standalone: true, pure: false })
export class LongestPipe implements PipeTransform {
  transform(words: string[]): string {
    return words.reduce((a, b) => (b.length > a.length ? b : a), '');
  }
}
