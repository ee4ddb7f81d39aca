import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../../../platform/http/security/access.js';
import type { ListPage, UnchangedPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import { IfNoneMatch } from '../../../../../platform/lists/page-query.js';
import { ReadReplica } from '../../../../../platform/persistence/read-replica.js';
import { emailActivity, emailHistory } from '../persistence/email-history.list.js';
import { EmailHistoryQuery, EmailHistoryView } from './email-history.dto.js';

@ApiTags('e-mail')
@Controller('email-history')
@Roles('manager', 'admin')
@ReadReplica()
export class EmailHistoryController {
  constructor(private readonly lists: Lists) {}

  @Get()
  @ApiOkResponse({ type: [EmailHistoryView] })
  list(
    @Query() { campaignId, status, days, ...page }: EmailHistoryQuery,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    const asked = { ...page, scope: 'all', filter: { campaignId, status } } as const;
    return days === undefined
      ? this.lists.page(emailHistory, asked, known)
      : this.lists.page(emailActivity, { ...asked, filter: { ...asked.filter, days: String(days) } }, known);
  }
}
