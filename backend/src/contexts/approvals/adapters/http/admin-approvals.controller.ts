import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { containing } from '../../../../platform/lists/list-of.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery, SearchQuery } from '../../../../platform/lists/page-query.js';
import { TextCheck } from '../../../restaurant/index.js';
import { ApprovalsService } from '../../domain/approvals.service.js';
import { approvalItemLists, decidedItems } from '../persistence/approval-item.lists.js';
import { ApprovalSummaryQuery } from '../persistence/approval-summary.query.js';
import { DecideItem } from './approvals.dto.js';
import { ApprovalItemView, approvalItemView, ApprovalSummaryView } from './approvals.views.js';
import { contentPreview, ContentPreviewView } from './content-preview.js';

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
