import { TeaKind } from './tea-kind';

export interface Tea {
  name: string;
  kind: TeaKind;
  minutes: number;
}
