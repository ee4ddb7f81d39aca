interface PageMetaProps {
  title: string;
  description: string;
}

/** React moves these into the head, in the prerendered page as well as after a navigation. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
