import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { type Actor, type Role, ROLES } from '../../../../kernel/actor.js';
import {
  APPROVAL_STATUSES,
  type ApprovalItem,
  type ApprovalStatus,
  CONTENT_TYPES,
  type ContentType,
} from '../../domain/approval-item.js';
import {
  approvalItemLists,
  type ApprovalSummary,
  ApprovalSummaryQuery,
  decidedItems,
  submissionList,
} from '../persistence/typeorm-approval-item.repository.js';
import { isHtml, safeHtml } from '../../../../platform/html/safe-html.js';
import { TextCheck, TextFindingView } from '../../../restaurant/index.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import {
  CurrentActor,
  type Login,
  OptionalActor,
  PublicOrSignedIn,
  Roles,
} from '../../../../platform/http/security/access.js';
import { containing } from '../../../../platform/lists/list-of.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery, SearchQuery } from '../../../../platform/lists/page-query.js';
import { ApprovalsService } from '../../domain/approvals.service.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { DecideItem, submissionOf, SubmitContent } from './approvals.dto.js';

const optional = { type: String, nullable: true };

export class ApprovalItemView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: CONTENT_TYPES }) contentType!: ContentType;
  @ApiProperty(optional) description!: string | null;
  @ApiProperty({ ...optional, description: 'As submitted; sanitize before showing it as HTML.' }) contentData!:
    | string
    | null;
  @ApiProperty(optional) fileUrl!: string | null;
  @ApiProperty() submittedBy!: string;
  @ApiProperty(optional) scheduledDate!: string | null;
  @ApiProperty({ ...optional, description: 'The submitted draft of the content schedule.' })
  scheduledContentId!: string | null;
  @ApiProperty({ enum: ROLES, nullable: true, type: String, description: 'Null if a visitor submitted it.' })
  submitterRole!: Role | null;
  @ApiProperty({ ...optional, description: 'Email address of the account that submitted it.' }) submitterEmail!:
    | string
    | null;
  @ApiProperty({ enum: APPROVAL_STATUSES }) status!: ApprovalStatus;
  @ApiProperty(optional) adminComments!: string | null;
  @ApiProperty(optional) reviewedBy!: string | null;
  @ApiProperty(optional) reviewedAt!: string | null;
  @ApiProperty() createdAt!: string;
}

/** Keep in step with approval-item.lists.ts, which builds the same shape in SQL. */
const approvalItemView = (item: ApprovalItem): ApprovalItemView => ({
  ...item,
  scheduledDate: item.scheduledDate?.toISOString() ?? null,
  reviewedAt: item.reviewedAt?.toISOString() ?? null,
  createdAt: item.createdAt.toISOString(),
});

class ApprovalSummaryView implements ApprovalSummary {
  @ApiProperty() pending!: number;
  @ApiProperty() approved!: number;
  @ApiProperty() rejected!: number;
  @ApiProperty() revisionRequested!: number;
  @ApiProperty() total!: number;
}

export class PreviewFieldView {
  @ApiProperty() name!: string;
  @ApiProperty() text!: string;
}

export class ContentPreviewView {
  @ApiProperty({ type: [PreviewFieldView], description: 'Other submitted fields, such as tags.' })
  fields!: PreviewFieldView[];
  @ApiProperty({ type: String, nullable: true, description: 'The content as sanitized HTML.' })
  html!: string | null;
  @ApiProperty({
    type: [TextFindingView],
    description: 'Statements in title and content about days, hours, and prices that are wrong.',
  })
  findings!: TextFindingView[];
}

const CONTENT = 'content';
/** Depth to which nested lists are shown. */
const MAX_DEPTH = 5;
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
  if (Array.isArray(value) && depth < MAX_DEPTH) return value.map((one) => textOf(one, depth + 1)).join(', ');
  try {
    return JSON.stringify(value);
  } catch {
    return UNREADABLE;
  }
}

@ApiTags('approvals')
@Controller('admin/approval-items')
@Roles('admin')
export class AdminApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly check: TextCheck,
    private readonly lists: Lists,
    private readonly summaries: ApprovalSummaryQuery,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ApprovalItemView] })
  list(@Query() query: PageQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    return this.lists.page(approvalItemLists, { ...query, scope: 'all' }, known);
  }

  @Get('pending')
  @ApiOkResponse({ type: [ApprovalItemView] })
  pending(@Query() query: PageQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    return this.lists.page(approvalItemLists, { ...query, scope: 'pending' }, known);
  }

  @Get('completed')
  @ApiOkResponse({ type: [ApprovalItemView] })
  completed(
    @Query() { search, ...query }: SearchQuery,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    const filter = search ? { words: containing(search) } : {};
    return this.lists.page(decidedItems, { ...query, scope: 'completed', filter }, known);
  }

  @Get('summary')
  @ApiOkResponse({ type: ApprovalSummaryView })
  summary(): Promise<ApprovalSummaryView> {
    return this.summaries.read();
  }

  @Get(':id')
  @ApiOkResponse({ type: ApprovalItemView })
  async get(@Param('id', IdPipe) id: string): Promise<ApprovalItemView> {
    return approvalItemView(await this.approvals.get(id));
  }

  /** The sanitized content and the findings about it. */
  @Get(':id/preview')
  @ApiOkResponse({ type: ContentPreviewView })
  async preview(@Param('id', IdPipe) id: string): Promise<ContentPreviewView> {
    const { title, contentData } = await this.approvals.get(id);
    const shown = contentPreview(contentData);
    return { ...shown, findings: await this.check.findingsIn(title, shown.html ?? '') };
  }

  @Patch(':id')
  @ApiOkResponse({ type: ApprovalItemView })
  async decide(
    @Param('id', IdPipe) id: string,
    @Body() { status, adminComments }: DecideItem,
    @CurrentActor() actor: Actor,
  ): Promise<ApprovalItemView> {
    return approvalItemView(await this.approvals.decide(id, status, adminComments || null, actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.approvals.delete(id, actor);
  }
}

@ApiTags('approvals')
@Controller('approval-items')
export class PublicApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Post()
  @PublicOrSignedIn()
  @PublicForm('approval-items')
  @Creates()
  @ApiCreatedResponse({ type: ApprovalItemView })
  async submit(@Body() body: SubmitContent, @OptionalActor() actor: Login | null): Promise<ApprovalItemView> {
    const submission = submissionOf(body, this.restaurant.timeZone, this.clock.now());
    return approvalItemView(await this.approvals.submit(submission, actor));
  }
}

@ApiTags('approvals')
@Controller('manager/submissions')
@Roles('manager', 'admin')
export class SubmissionsController {
  constructor(private readonly lists: Lists) {}

  /** The site manager's submissions with the owner's comments. */
  @Get()
  @ApiOkResponse({ type: [ApprovalItemView] })
  list(@Query() query: PageQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    return this.lists.page(submissionList, { ...query, scope: 'own' }, known);
  }
}
