// #docregion setup
import { Location } from '@angular/common';
import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import { Title } from '@angular/platform-browser';
import { Router } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';
import { TrailPage } from '../src/app/trail-page';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [...appConfig.providers, provideLocationMocks()],
  });
});
// #enddocregion setup

describe('routes', () => {
  // #docregion params
  it('shows the trail of the URL', async () => {
    const harness = await RouterTestingHarness.create();
    await harness.navigateByUrl('/trails/heron-loop', TrailPage);
    const page = harness.routeNativeElement;

    expect(page?.querySelector('h1')?.textContent).toBe('Heron Loop');
    expect(page?.textContent).toContain('Around the lake');

    await harness.navigateByUrl('/trails/reed-walk', TrailPage);
    expect(page?.querySelector('h1')?.textContent).toBe('Reed Walk');
  });
  // #enddocregion params

  // #docregion query
  it('filters by the query parameters', async () => {
    const harness = await RouterTestingHarness.create('/trails?level=steep');
    const names = Array.from(
      harness.routeNativeElement?.querySelectorAll('li a') ?? [],
      (link) => link.textContent,
    );

    expect(names).toEqual(['Ridge Path']);
  });
  // #enddocregion query

  it.each(['', 'many'])('has no limit for upTo=%s', async (upTo) => {
    const harness = await RouterTestingHarness.create(`/trails?upTo=${upTo}`);

    expect(harness.routeNativeElement?.querySelectorAll('li a')).toHaveLength(
      3,
    );
  });

  // #docregion link
  it('goes to a trail on a click', async () => {
    const harness = await RouterTestingHarness.create('/trails');
    const link = harness.routeNativeElement?.querySelector<HTMLElement>('li a');

    link?.click();
    await harness.fixture.whenStable();

    expect(TestBed.inject(Router).url).toBe('/trails/reed-walk');
    expect(harness.routeNativeElement?.textContent).toContain('boardwalk');
  });
  // #enddocregion link

  // #docregion redirects
  it.each([
    ['/walks', '/trails'],
    ['/walks/reed-walk', '/trails/reed-walk'],
    ['/trail.php?id=7', '/trails/ridge-path'],
    ['/trail.php?id=99', '/trails'],
  ])('redirects %s to %s', async (from, to) => {
    await RouterTestingHarness.create(from);

    expect(TestBed.inject(Location).path()).toBe(to);
  });
  // #enddocregion redirects

  // #docregion title
  it('names the page', async () => {
    await RouterTestingHarness.create('/trails/ridge-path');

    expect(TestBed.inject(Title).getTitle()).toBe('Ridge Path | Marsh Hill');
  });
  // #enddocregion title

  it('loads the section of the rangers', async () => {
    const harness = await RouterTestingHarness.create('/ranger/log');

    expect(harness.routeNativeElement?.textContent).toContain('None yet');
  });

  it('throws where another component is active', async () => {
    const harness = await RouterTestingHarness.create();

    await expect(harness.navigateByUrl('/trails', TrailPage)).rejects.toThrow(
      /Expected _?TrailPage but got _?TrailList/,
    );
  });
});

// #docregion component
describe('TrailPage', () => {
  it('takes the slug as an input', async () => {
    const fixture = TestBed.createComponent(TrailPage);
    fixture.componentRef.setInput('slug', 'nowhere');
    await fixture.whenStable();

    expect(fixture.nativeElement.textContent).toContain('No such trail');
  });
});
// #enddocregion component
