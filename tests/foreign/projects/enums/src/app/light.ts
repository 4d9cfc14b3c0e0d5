export enum Light { Red, Amber, Green }

export namespace Light {
  export function next(light: Light): Light {
    return (light + 1) % 3;
  }
}

export const enum Side {
  Left = 'left',
  Right = 'right',
}

export const SPEEDS = { slow: 30, fast: 130 } as const;
export type Speed = keyof typeof SPEEDS;
