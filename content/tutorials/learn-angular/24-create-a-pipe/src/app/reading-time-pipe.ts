export class ReadingTimePipe {}
