/** One renderer of the benchmark. `prepare` builds the mail; what it returns is timed. */
export interface RendererUnderTest {
  readonly name: string;
  readonly prepare: (rows: number) => () => string | Promise<string>;
}
