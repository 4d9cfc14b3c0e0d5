import { Injectable } from '@angular/core';
import {
  type ActivatedRouteSnapshot,
  BaseRouteReuseStrategy,
  type DetachedRouteHandle,
  type Route,
} from '@angular/router';

// #docregion strategy
/** Keeps pages whose route has `keep: true` in its data. */
@Injectable()
export class KeepPages extends BaseRouteReuseStrategy {
  private readonly kept = new Map<Route | null, DetachedRouteHandle>();

  override shouldDetach(route: ActivatedRouteSnapshot): boolean {
    return route.data['keep'] === true;
  }

  override store(
    route: ActivatedRouteSnapshot,
    page: DetachedRouteHandle | null,
  ): void {
    if (page) this.kept.set(route.routeConfig, page);
    else this.kept.delete(route.routeConfig);
  }

  override shouldAttach(route: ActivatedRouteSnapshot): boolean {
    return this.kept.has(route.routeConfig);
  }

  override retrieve(route: ActivatedRouteSnapshot): DetachedRouteHandle | null {
    return this.kept.get(route.routeConfig) ?? null;
  }
}
// #enddocregion strategy
