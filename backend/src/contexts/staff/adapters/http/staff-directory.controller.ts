import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../../platform/http/security/access.js';
import { StaffDirectoryQuery } from '../../../identity/index.js';
import { StaffNameView } from './staff.dto.js';

@ApiTags('staff')
@Controller('staff/list')
@Roles('staff', 'manager', 'admin')
export class StaffDirectoryController {
  constructor(private readonly directory: StaffDirectoryQuery) {}

  /** Id and name of those who can be reached, by name. */
  @Get()
  @ApiOkResponse({ type: [StaffNameView] })
  list(): Promise<StaffNameView[]> {
    return this.directory.active();
  }
}
