import { Module } from '@nestjs/common';
import { MaintenanceController } from './maintenance.controller.js';
import { MaintenanceRepository } from './maintenance.repository.js';
import { SampleMaintenance } from './sample-maintenance.js';

@Module({ controllers: [MaintenanceController], providers: [MaintenanceRepository, SampleMaintenance] })
export class MaintenanceModule {}
