import type { ComponentProps } from 'react';

/**
 * A form of a public page. Its inputs are uncontrolled, so that nothing typed before hydration is lost, and a click before hydration
 * stays on the page: outside a `<dialog>`, this method submits nothing.
 */
export const PublicForm = ({ className = 'field-column', ...props }: ComponentProps<'form'>) => (
  <form method="dialog" noValidate className={className} {...props} />
);
