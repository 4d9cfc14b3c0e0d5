import { BehaviorSubject, Observable, distinctUntilChanged, map } from 'rxjs';

export abstract class Store<S extends object> {
	private readonly state$: BehaviorSubject<S>;

	protected constructor(initial: S) {
		this.state$ = new BehaviorSubject<S>(initial);
	}

	protected get state(): S {
		return this.state$.getValue();
	}

	protected setState(patch: Partial<S>): void {
		this.state$.next({ ...this.state, ...patch });
	}

	select<K>(project: (state: S) => K): Observable<K> {
		return this.state$.pipe(map(project), distinctUntilChanged());
	}
}
