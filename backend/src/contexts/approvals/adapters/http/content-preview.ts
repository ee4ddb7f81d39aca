import { ApiProperty } from '@nestjs/swagger';
import { isHtml, safeHtml } from '../../../../platform/html/safe-html.js';
import { TextFindingView } from '../../../restaurant/index.js';

export class PreviewFieldView {
  @ApiProperty() name!: string;
  @ApiProperty() text!: string;
}

export class ContentPreviewView {
  @ApiProperty({ type: [PreviewFieldView], description: 'What stands beside the content, such as its tags.' })
  fields!: PreviewFieldView[];
  @ApiProperty({ type: String, nullable: true, description: 'The content as HTML that is safe to show.' })
  html!: string | null;
  @ApiProperty({
    type: [TextFindingView],
    description: 'What title and content say of days, hours and prices that is not so.',
  })
  findings!: TextFindingView[];
}

const CONTENT = 'content';
/** Depth to which nested lists are shown. */
const DEEPEST = 5;
/** For content nested too deeply to be serialized. */
const UNREADABLE = 'Content preview not available';

/** Shows the fields of JSON data, or HTML; any other data has no preview. */
export function contentPreview(contentData: string | null): Omit<ContentPreviewView, 'findings'> {
  const text = contentData ?? '';
  if (isHtml(text)) return { fields: [], html: safeHtml(text) };
  const { [CONTENT]: content, ...others } = fieldsOf(text);
  const fields = Object.entries(others).map(([name, value]) => ({ name, text: textOf(value) }));
  return {
    fields: fields.filter((field) => field.text !== ''),
    html: typeof content === 'string' && content !== '' ? safeHtml(content) : null,
  };
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && depth < DEEPEST) return value.map((one) => textOf(one, depth + 1)).join(', ');
  try {
    return JSON.stringify(value);
  } catch {
    return UNREADABLE;
  }
}
