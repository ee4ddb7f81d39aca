import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../../platform/http/security/access.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../platform/lists/page-query.js';
import { submissionList } from '../persistence/approval-item.lists.js';
import { ApprovalItemView } from './approvals.views.js';

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
