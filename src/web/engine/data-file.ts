// What the page knows of a file of data before it has it; the build writes it down (`build/data-files.ts`).

export interface DataFile {
  /** From the folder of the site. */
  readonly path: string;
  /** Of the file as it was compiled, lower-case hex. */
  readonly sha256: string;
  /** Bytes of the file as it was compiled. */
  readonly size: number;
  /** Bytes that are fetched. */
  readonly packedSize: number;
}
