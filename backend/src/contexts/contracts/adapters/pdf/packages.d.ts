/** Types for a package that has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'truetype'; readonly variationAxes: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
}
